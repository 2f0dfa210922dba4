import { collection, getDocs } from 'firebase/firestore/lite'
import type { Problem } from '../model/decode/document.ts'
import { resourceDecoder } from '../model/decode/resource.ts'
import type { Resource } from '../model/resource.ts'
import { getDatabase } from './database.ts'
import { toBackendError } from './errors.ts'
import { toPlain } from './plain.ts'
import { judgeRefusal } from './session.ts'

/** The members' resources, with what could not be shown. Throws a BackendError: `signed-out` to anyone who is not signed in. */
export async function fetchResources(): Promise<{ resources: Resource[]; problems: Problem[] }> {
  try {
    const { docs } = await getDocs(collection(await getDatabase(), 'resources'))
    const decoded = docs.map((document) => resourceDecoder.decode(document.id, toPlain(document.data())))
    return {
      resources: decoded.flatMap((result) => (result.status === 'ok' ? [result.value] : [])),
      problems: decoded.flatMap(({ problems }) => problems),
    }
  } catch (error) {
    throw judgeRefusal(toBackendError(error))
  }
}
