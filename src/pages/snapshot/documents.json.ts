import type { APIRoute } from 'astro'
import { getShownDocuments } from '../../snapshot/shown-documents.ts'

/** What the site shows of each document, for the organiser's publish tray to count changes. Visitors never load it. */
export const GET: APIRoute = async () => Response.json(await getShownDocuments())
