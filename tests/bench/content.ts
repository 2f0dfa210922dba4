import type { EmulatorClient } from '../../src/local/emulator-client.ts'
import { contentWrites, documentName } from '../../src/local/firestore-writes.ts'
import { addDays, toIsoDate, type IsoDate } from '../../src/model/date.ts'
import { readSamples, type SampleDocument } from '../../src/snapshot/samples.ts'

/** Replaces the events of the database by this many, and returns them. */
export async function replaceEvents(owner: EmulatorClient, count: number): Promise<SampleDocument[]> {
  const ids = await owner.listDocuments('events')
  await owner.commit(ids.map((id) => ({ delete: documentName(`events/${id}`) })))
  const events = await makeEvents(count, toIsoDate(new Date()))
  await owner.commit(contentWrites(events))
  return events
}

/** The latest sample events; where that is not enough, their texts again on earlier days. */
async function makeEvents(count: number, today: IsoDate): Promise<SampleDocument[]> {
  const samples = (await readSamples(today)).filter(({ collection }) => collection === 'events')
  const latestFirst = samples.toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1))
  const earliest = dateOf(latestFirst.at(-1)!)
  return Array.from({ length: count }, (_, index) => {
    const sample = latestFirst[index % latestFirst.length]!
    const round = index - latestFirst.length
    if (round < 0) return sample
    return { ...sample, id: `${sample.id}-${index}`, data: { ...sample.data, date: addDays(earliest, -round - 1) } }
  })
}

function dateOf({ data }: SampleDocument): string {
  return String(data['date'])
}
