import type { Overview } from '../../../model/overview.ts'
import { editAddress, screensOf } from '../address.ts'

/** Every collection: how much there is, what was edited last, and the ways to list and add. */
export function Collections({ collections }: Pick<Overview, 'collections'>) {
  return (
    <section aria-labelledby="collections">
      <h2 id="collections">Content</h2>
      <ul className="tiles">
        {collections.map(({ collection, count, latest }) => {
          const { list, add, noun, plural } = screensOf(collection)
          return (
            <li key={collection} className="tile">
              <h3>
                <a href={list}>{plural}</a> <span className="count">{count}</span>
              </h3>
              {latest.length > 0 && (
                <ul aria-label={`Latest edits: ${plural}`}>
                  {latest.map((document) => (
                    <li key={document.id}>
                      <a href={editAddress(document)}>{document.title}</a>
                    </li>
                  ))}
                </ul>
              )}
              <a className="register" href={add}>
                + Add {noun}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
