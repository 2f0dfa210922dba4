import { atom } from 'nanostores'
import { memberDecoder } from '../model/decode/member.ts'
import { withPlace } from '../model/input/member.ts'
import { sortMembers, type Member } from '../model/member.ts'
import { changedPlaces, moved } from '../model/team-order.ts'
import { describeSaveProblem, problemCode } from './problem.ts'
import { createStoredList, type StoredItem } from './stored-list.ts'

const { $list, load, show, drop } = createStoredList('team', memberDecoder.decode, inOrder)

/** The team, in its order; members that the site leaves out come last. */
export const $team = $list

/** Reads the team anew. An order that is not stored yet stays on the screen. */
export const loadTeam = load

/** Takes a member off the list who was deleted, and reads the team anew. */
export async function dropMember(id: string): Promise<void> {
  drop(id)
  await load()
}

export type Reordering =
  { status: 'idle' } | { status: 'saving' } | { status: 'saved' } | { status: 'failed'; message: string }

/** Where storing the order stands. After a failure the order on the screen waits for `storeOrder`. */
export const $reordering = atom<Reordering>({ status: 'idle' })

/** The order to store, by id; undefined while the stored one is shown. */
let wanted: readonly string[] | undefined
/** The places that were stored since the list was read. */
const confirmed = new Map<string, number>()

/** Moves a member: at once on the screen, then in the database. Further moves while that is being stored follow in one go. */
export async function moveMember(id: string, to: number): Promise<void> {
  const team = $team.get()
  if (team.status !== 'ready') return
  const from = team.items.findIndex((item) => item.id === id)
  const items = moved(team.items, from, to)
  wanted = items.map((item) => item.id)
  show(items)
  await storeOrder()
}

/** Stores the order on the screen. What cannot be stored is tried again by itself when the network is back. Never throws. */
export async function storeOrder(): Promise<void> {
  if (wanted === undefined || $reordering.get().status === 'saving') return
  $reordering.set({ status: 'saving' })
  let isBack = false
  const noteBack = () => void (isBack = true)
  addEventListener('online', noteBack)
  try {
    await storePlaces()
    wanted = undefined
    $reordering.set({ status: 'saved' })
    if (await load()) confirmed.clear()
  } catch (error) {
    $reordering.set({ status: 'failed', message: describe(error) })
    // The network may have come back while this attempt was failing without it.
    if (isBack) void storeOrder()
    else addEventListener('online', storeAgain, { once: true })
  } finally {
    removeEventListener('online', noteBack)
  }
}

const storeAgain = () => void storeOrder()

/** Stores places until they are those on the screen, where a person may go on moving members meanwhile. */
async function storePlaces(): Promise<void> {
  const { reorderTeam } = await import('../firebase/content.ts')
  for (let places = open(); places.length > 0; places = open()) {
    await reorderTeam(places, withPlace)
    for (const { id, order } of places) confirmed.set(id, order)
  }
}

function describe(error: unknown): string {
  const isOffline = problemCode(error) === 'offline'
  return isOffline
    ? 'The new order is not stored yet: the network cannot be reached. It will be when you are connected again.'
    : `The new order is not stored yet. ${describeSaveProblem(error)}`
}

/** What still has to be stored for the order on the screen. Documents that the site leaves out keep no place. */
function open(): { id: string; order: number }[] {
  const team = $team.get()
  if (team.status !== 'ready') return []
  const ids = team.items.filter(({ decoded }) => decoded.status === 'ok').map(({ id }) => id)
  return changedPlaces(ids, new Map(team.items.map((item) => [item.id, confirmed.get(item.id) ?? orderOf(item)])))
}

function orderOf({ stored: { order } }: StoredItem<Member>): number | undefined {
  return typeof order === 'number' ? order : undefined
}

function inOrder(items: readonly StoredItem<Member>[]): StoredItem<Member>[] {
  const members = sortMembers(items.flatMap(({ decoded }) => (decoded.status === 'ok' ? [decoded.value] : [])))
  const ids = wanted ?? members.map(({ id }) => id)
  const place = new Map(ids.map((id, index) => [id, index]))
  return [...items].sort((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity) || 0)
}
