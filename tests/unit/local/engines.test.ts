import { describe, expect, test } from 'vitest'
import type { Engine } from '../../support/engines/engine.ts'
import { prepareEngines } from '../../support/engines/prepare.ts'

/** An engine that is there from the time when its package was asked for. */
function anEngine(name: string, installed: () => boolean): Engine {
  return {
    name,
    find: () => (installed() ? { browser: '/usr/bin/browser' } : undefined),
    packages: [name],
    advice: 'Install it.',
    open: () => Promise.reject(new Error('It has no window.')),
  }
}

describe('prepareEngines', () => {
  const install = [['true']]

  test('meets an engine that is installed, and installs nothing', () => {
    const lines: string[] = []
    const engines = prepareEngines({ there: anEngine('There', () => true) }, () => install, lines.push.bind(lines))
    expect(engines).toEqual({ met: ['there'], unmet: [] })
    expect(lines).toEqual([])
  })

  test('meets an engine that it could install', () => {
    let asked = false
    const engine = anEngine('Late', () => asked)
    const engines = prepareEngines(
      { late: engine },
      () => install,
      () => (asked = true),
    )
    expect(engines).toEqual({ met: ['late'], unmet: [] })
  })

  test('names an engine that cannot be had, with what to do', () => {
    const missing = { missing: anEngine('Missing', () => false), there: anEngine('There', () => true) }
    const engines = prepareEngines(
      missing,
      () => [['false']],
      () => undefined,
    )
    expect(engines.met).toEqual(['there'])
    expect(engines.unmet).toEqual(['Not met: Missing. It is not installed, and could not be. Install it.'])
  })
})
