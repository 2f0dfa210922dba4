import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { siteSchema } from '../model/site.ts'
import type { DemoAccount } from './emulator-client.ts'
import { root } from './project.ts'

/** The accounts of the local stack: the administrator whom `content/site.yaml` names, and a member. */
export function demoAccounts(): { admin: DemoAccount; member: DemoAccount } {
  const site = siteSchema.parse(parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')))
  return {
    admin: { email: site.adminEmail, name: 'Demo Admin' },
    member: { email: 'member@example.edu', name: 'Demo Member' },
  }
}
