import type { APIRoute } from 'astro'
import { getBuildReport } from '../snapshot/build-report.ts'

/** What the site is built from: the organiser's publish tray compares it with what is stored. */
export const GET: APIRoute = async () => Response.json(await getBuildReport())
