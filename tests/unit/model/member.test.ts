import { expect, test } from 'vitest'
import { memberDecoder } from '../../../src/model/decode/member.ts'
import { sortMembers, toDefaultMembers } from '../../../src/model/member.ts'
import { decoded, problemsOf } from '../../support/decode.ts'
import { aMember, aStoredMember } from '../../support/factories.ts'

test('a stored member becomes a member of the model', () => {
  expect(decoded(memberDecoder, aStoredMember(), 'abc')).toEqual(aMember({ id: 'abc' }))
})

test('a member needs only a name', () => {
  expect(decoded(memberDecoder, { name: ' Exa ' })).toEqual({
    id: 'id-1',
    name: 'Exa',
    role: '',
    order: undefined,
    photoUrl: undefined,
    linkedin: undefined,
    github: undefined,
  })
})

test('a photo on a shared drive is shown as its thumbnail', () => {
  const photoUrl = 'https://drive.google.com/open?id=1aB'
  expect(decoded(memberDecoder, aStoredMember({ photoUrl })).photoUrl).toBe(
    'https://drive.google.com/thumbnail?id=1aB&sz=w1000',
  )
})

test.for<[unknown]>([[0], [-1], [1.5], [2 ** 40]])('the order may be %o', ([order]) => {
  expect(decoded(memberDecoder, aStoredMember({ order })).order).toBe(order)
})

test.for<[unknown]>([[undefined], [null]])('the order may be %o, which is none', ([order]) => {
  expect(decoded(memberDecoder, aStoredMember({ order })).order).toBeUndefined()
})

test.for<[unknown]>([['1'], [''], [Number.NaN], [Number.POSITIVE_INFINITY], [true], [{}], [1n]])(
  'the order %o is refused',
  ([order]) => {
    expect(problemsOf(memberDecoder, aStoredMember({ order }))).toEqual(['order is not a number, left out'])
  },
)

test('members are sorted by order, then by name, then by id; those without an order come last', () => {
  const members = [
    aMember({ id: 'first', order: -1 }),
    aMember({ id: 'second', order: 0 }),
    aMember({ id: 'a', order: 1, name: 'abel' }),
    aMember({ id: 'b', order: 1, name: 'Beth' }),
    aMember({ id: 'c1', order: 1, name: 'Cy' }),
    aMember({ id: 'c2', order: 1, name: 'Cy' }),
    aMember({ id: 'y', order: undefined, name: 'Yan' }),
    aMember({ id: 'z', order: undefined, name: 'Zoe' }),
  ]
  const sorted = members.map(({ id }) => id)
  expect(sortMembers(members.toReversed()).map(({ id }) => id)).toEqual(sorted)
  expect(sortMembers(Object.freeze(members)).map(({ id }) => id)).toEqual(sorted)
})

test('the default team keeps its order, and a link counts as GitHub or LinkedIn by its host', () => {
  const entries = ['https://github.com/x', 'https://www.linkedin.com/in/x'].map((link) => ({
    name: 'Z',
    role: 'R',
    link,
  }))
  const team = sortMembers(toDefaultMembers(entries))
  expect(team.map(({ github, linkedin }) => [github, linkedin])).toEqual([
    ['https://github.com/x', undefined],
    [undefined, 'https://www.linkedin.com/in/x'],
  ])
})
