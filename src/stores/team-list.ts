import { atom } from 'nanostores'
import { memberDecoder } from '../model/decode/member.ts'
import { withPlace } from '../model/input/member.ts'
import { sortMembers, type Member } from '../model/member.ts'
import { changedPlaces, moved } from '../model/team-order.ts'
import { describeSaveProblem } from './problem.ts'
import { createStoredList, type StoredItem } from './stored-list.ts'

const { $list, load, show } = createStoredList('team', memberDecoder.decode, inOrder)

/** The team, in its order; members that the site leaves out come last. */
export const $team = $list

/** Reads the team anew. */
export const loadTeam = load

export type Reordering =
  { status: 'idle' } | { status: 'saving' } | { status: 'saved' } | { status: 'failed'; message: string }

/** Where storing the order stands. */
export const $reordering = atom<Reordering>({ status: 'idle' })

/** The places as they are stored. */
let stored = new Map<string, number | undefined>()

/** Moves a member: at once on the screen, then in the database. Further moves while that is being stored follow in one go. */
export async function moveMember(id: string, to: number): Promise<void> {
  const team = $team.get()
  if (team.status !== 'ready') return
  if ($reordering.get().status !== 'saving') stored = new Map(team.items.map((item) => [item.id, orderOf(item)]))
  show(
    moved(
      team.items,
      team.items.findIndex((item) => item.id === id),
      to,
    ),
  )
  if ($reordering.get().status === 'saving') return
  $reordering.set({ status: 'saving' })
  try {
    const { reorderTeam } = await import('../firebase/content.ts')
    for (let places = open(); places.length > 0; places = open()) {
      await reorderTeam(places, withPlace)
      for (const place of places) stored.set(place.id, place.order)
    }
    $reordering.set({ status: 'saved' })
    await load()
  } catch (error) {
    $reordering.set({ status: 'failed', message: describeSaveProblem(error) })
    await load()
  }
}

/** What still has to be stored for the order on the screen. Documents that the site leaves out keep no place. */
function open(): { id: string; order: number }[] {
  const team = $team.get()
  if (team.status !== 'ready') return []
  const ids = team.items.filter(({ decoded }) => decoded.status === 'ok').map(({ id }) => id)
  return changedPlaces(ids, stored)
}

function orderOf({ stored: { order } }: StoredItem<Member>): number | undefined {
  return typeof order === 'number' ? order : undefined
}

function inOrder(items: readonly StoredItem<Member>[]): StoredItem<Member>[] {
  const members = sortMembers(items.flatMap(({ decoded }) => (decoded.status === 'ok' ? [decoded.value] : [])))
  const place = new Map(members.map(({ id }, index) => [id, index]))
  return [...items].sort((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity) || 0)
}
