import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import type { FirebaseStorage } from 'firebase/storage'
import { afterAll, describe, expect, test } from 'vitest'
import { openBucket, outcomeOf } from '../support/rules-emulator.ts'
import { readMatrix } from '../support/rules-matrix.ts'

const matrix = `
                  visitor  member  admin  unverified  capitals
gallery  get      allow    allow   allow  allow       allow
gallery  list     deny     deny    deny   deny        deny
gallery  create   deny     deny    allow  deny        deny
gallery  update   deny     deny    allow  deny        deny
gallery  delete   deny     deny    allow  deny        deny
team     get      allow    allow   allow  allow       allow
team     list     deny     deny    deny   deny        deny
team     create   deny     deny    allow  deny        deny
team     update   deny     deny    allow  deny        deny
team     delete   deny     deny    allow  deny        deny
posts    get      allow    allow   allow  allow       allow
posts    list     deny     deny    deny   deny        deny
posts    create   deny     deny    allow  deny        deny
posts    update   deny     deny    allow  deny        deny
posts    delete   deny     deny    allow  deny        deny
private  get      deny     deny    deny   deny        deny
private  list     deny     deny    deny   deny        deny
private  create   deny     deny    deny   deny        deny
private  update   deny     deny    deny   deny        deny
private  delete   deny     deny    deny   deny        deny
`

const megabyte = 1024 * 1024
const as = await openBucket()
const owner = as('owner')
const uploaded = new Set<string>()

const operations: Record<string, (storage: FirebaseStorage, folder: string) => Promise<unknown>> = {
  get: async (storage, folder) => getBytes(ref(storage, await stored(folder))),
  list: (storage, folder) => listAll(ref(storage, `images/${folder}`)),
  create: (storage, folder) => upload(storage, newPath(folder)),
  update: async (storage, folder) => upload(storage, await stored(folder)),
  delete: async (storage, folder) => deleteObject(ref(storage, await stored(folder))),
}

afterAll(async () => {
  await Promise.allSettled([...uploaded].map((path) => deleteObject(ref(owner, path))))
})

describe.each(readMatrix(matrix))('images/$subject: $person', ({ subject, person, operation, outcome }) => {
  test(`${operation}: ${outcome}`, async () => {
    expect(await outcomeOf(operations[operation]!(as(person), subject))).toBe(outcome)
  })
})

describe.each(['gallery', 'team', 'posts'])('an upload of the admin to images/%s', (folder) => {
  test.each(['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif'])('may be %s', async (type) => {
    expect(await outcomeOf(upload(as('admin'), newPath(folder), { type }))).toBe('allow')
  })

  test.each([
    'image/svg+xml',
    'text/html',
    'application/octet-stream',
    'image/webp; charset=x',
    'IMAGE/PNG',
    'ximage/png',
  ])('may not be %s', async (type) => {
    expect(await outcomeOf(upload(as('admin'), newPath(folder), { type }))).toBe('deny')
  })

  test.each([
    [0, 'deny'],
    [1, 'allow'],
    [5 * megabyte - 1, 'allow'],
    [5 * megabyte, 'deny'],
  ])('of %d bytes: %s', async (bytes, outcome) => {
    expect(await outcomeOf(upload(as('admin'), newPath(folder), { bytes }))).toBe(outcome)
  })

  test('keeps its type when only its metadata changes', async () => {
    const file = ref(as('admin'), await stored(folder))
    expect(await outcomeOf(updateMetadata(file, { contentType: 'image/svg+xml' }))).toBe('deny')
    expect(await outcomeOf(updateMetadata(file, { cacheControl: 'public, max-age=31536000' }))).toBe('allow')
  })
})

test.each(['images/1.webp', 'images/gallery/below/1.webp', 'gallery/1.webp', '1.webp'])(
  'not even the admin may upload to %s',
  async (path) => {
    expect(await outcomeOf(upload(as('admin'), path))).toBe('deny')
  },
)

test('a token of another project is worth nothing, whatever address it carries', async () => {
  await expect(upload(as('foreigner'), newPath('gallery'))).rejects.toThrow()
})

function upload(storage: FirebaseStorage, path: string, { type = 'image/webp', bytes = 8 } = {}): Promise<unknown> {
  uploaded.add(path)
  return uploadBytes(ref(storage, path), new Uint8Array(bytes), { contentType: type })
}

async function stored(folder: string): Promise<string> {
  const path = newPath(folder)
  await upload(owner, path)
  return path
}

function newPath(folder: string): string {
  return `images/${folder}/rules-${crypto.randomUUID()}.webp`
}
