import { deleteDoc, doc, getDoc, getDocs, collection, query, setDoc, where } from 'firebase/firestore/lite'
import type { Firestore } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { collectionCases } from '../support/rules-cases/collections.ts'
import { openDatabase, outcomeOf } from '../support/rules-emulator.ts'
import { readMatrix } from '../support/rules-matrix.ts'
import { adminEmail } from '../support/rules-people.ts'
import { remove, store } from '../support/rules-writes.ts'

// `unverified` and `capitals` are described in support/rules-people.ts. `posts` are published ones; `users` stands for every collection
// that the rules do not name, `versions` for meta/content, `comments` for whatever lies below a public document.
const matrix = `
                    visitor  member  admin  unverified  capitals
events     get      allow    allow   allow  allow       allow
events     list     allow    allow   allow  allow       allow
events     create   deny     deny    allow  deny        deny
events     update   deny     deny    allow  deny        deny
events     delete   deny     deny    allow  deny        deny
team       get      allow    allow   allow  allow       allow
team       list     allow    allow   allow  allow       allow
team       create   deny     deny    allow  deny        deny
team       update   deny     deny    allow  deny        deny
team       delete   deny     deny    allow  deny        deny
gallery    get      allow    allow   allow  allow       allow
gallery    list     allow    allow   allow  allow       allow
gallery    create   deny     deny    allow  deny        deny
gallery    update   deny     deny    allow  deny        deny
gallery    delete   deny     deny    allow  deny        deny
posts      get      allow    allow   allow  allow       allow
posts      list     allow    allow   allow  allow       allow
posts      create   deny     deny    allow  deny        deny
posts      update   deny     deny    allow  deny        deny
posts      delete   deny     deny    allow  deny        deny
drafts     get      deny     deny    allow  deny        deny
drafts     list     deny     deny    allow  deny        deny
drafts     create   deny     deny    allow  deny        deny
drafts     update   deny     deny    allow  deny        deny
drafts     delete   deny     deny    allow  deny        deny
resources  get      deny     allow   allow  allow       allow
resources  list     deny     allow   allow  allow       allow
resources  create   deny     deny    allow  deny        deny
resources  update   deny     deny    allow  deny        deny
resources  delete   deny     deny    allow  deny        deny
versions   get      allow    allow   allow  allow       allow
versions   list     deny     deny    deny   deny        deny
versions   create   deny     deny    allow  deny        deny
versions   update   deny     deny    allow  deny        deny
versions   delete   deny     deny    deny   deny        deny
users      get      deny     deny    deny   deny        deny
users      list     deny     deny    deny   deny        deny
users      create   deny     deny    deny   deny        deny
users      update   deny     deny    deny   deny        deny
users      delete   deny     deny    deny   deny        deny
comments   get      deny     deny    deny   deny        deny
comments   list     deny     deny    deny   deny        deny
comments   create   deny     deny    deny   deny        deny
comments   update   deny     deny    deny   deny        deny
comments   delete   deny     deny    deny   deny        deny
`

const { events, team, gallery, posts, resources } = collectionCases

/** A document of each kind: where it is stored, and what a valid one holds. */
const kinds = {
  events: { path: 'events/stored', data: events.full },
  team: { path: 'team/stored', data: team.full },
  gallery: { path: 'gallery/stored', data: gallery.full },
  posts: { path: 'posts/stored', data: posts.full },
  drafts: { path: 'posts/draft', data: posts.least },
  resources: { path: 'resources/stored', data: resources.full },
  versions: { path: 'meta/content', data: { events: 1 } },
  users: { path: 'users/stored', data: { name: 'Ada' } },
  comments: { path: 'events/stored/comments/stored', data: { text: 'Hello' } },
}

type Kind = keyof typeof kinds

const operations: Record<string, (kind: Kind, firestore: Firestore) => Promise<unknown>> = {
  get: (kind, firestore) => getDoc(doc(firestore, kinds[kind].path)),
  list: (kind, firestore) => {
    const all = collection(firestore, kinds[kind].path.split('/').slice(0, -1).join('/'))
    return getDocs(
      kind === 'posts' || kind === 'drafts' ? query(all, where('status', '==', kinds[kind].data['status'])) : all,
    )
  },
  create: async (kind, firestore) => {
    if (kind !== 'versions') return write(kind, firestore, `${kinds[kind].path}-new`)
    await deleteDoc(doc(database.as('owner'), 'meta/content'))
    return write(kind, firestore)
  },
  update: (kind, firestore) => write(kind, firestore),
  delete: (kind, firestore) =>
    kind === 'versions' ? deleteDoc(doc(firestore, 'meta/content')) : remove(firestore, kinds[kind].path),
}

const database = await openDatabase('rules-people')

beforeEach(() =>
  database.reset({
    ...Object.fromEntries(Object.values(kinds).map(({ path, data }) => [path, data])),
    'meta/content': {},
  }),
)

describe.each(readMatrix(matrix))('$subject: $person', ({ subject, person, operation, outcome }) => {
  test(`${operation}: ${outcome}`, async () => {
    expect(await outcomeOf(operations[operation]!(subject as Kind, database.as(person)))).toBe(outcome)
  })
})

test('the rules tell whoever asks for it, which address the administrator has', async () => {
  const visitor = database.as('visitor')
  const outcomes = [adminEmail, adminEmail.toUpperCase(), 'other@example.edu'].map((email) =>
    outcomeOf(getDoc(doc(visitor, 'administrator', email))),
  )
  expect(await Promise.all(outcomes)).toEqual(['allow', 'deny', 'deny'])
  expect(await outcomeOf(getDocs(collection(visitor, 'administrator')))).toBe('deny')
  expect(await outcomeOf(setDoc(doc(database.as('admin'), 'administrator', adminEmail), {}))).toBe('deny')
})

test('a token of another project is worth nothing, whatever address it carries', async () => {
  const foreigner = database.as('foreigner')
  await expect(store(foreigner, 'events/new', events.least)).rejects.toThrow()
  await expect(getDoc(doc(foreigner, 'resources/stored'))).rejects.toThrow()
})

/** A counter can go up alone: the rules cannot tell (see firestore.rules). So it is tried alone, where nothing else needs the admin. */
function write(kind: Kind, firestore: Firestore, path = kinds[kind].path): Promise<void> {
  const { data } = kinds[kind]
  return kind === 'versions' ? setDoc(doc(firestore, path), data) : store(firestore, path, data)
}
