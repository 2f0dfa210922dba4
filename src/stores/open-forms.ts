/** Which forms are open, in this tab and in every other one of this browser. Never throws. */
export interface OpenForms {
  /** Counts a form as open until its page goes. Resolves when every tab knows. */
  enter(form: string): Promise<void>
  /** The forms that are open now; none where the browser cannot tell. */
  names(): Promise<ReadonlySet<string>>
  /** Resolves when a form that was open is closed. */
  closed(form: string): Promise<void>
}

const PREFIX = 'club:form:'

/**
 * Open forms by the browser's Web Locks: each form holds one while its page lives, and a page that crashes lets go of its locks as well.
 * Without them (an insecure address, blocked storage) no form counts as open.
 */
export function createOpenForms(getLocks: () => LockManager | undefined): OpenForms {
  const attempt = async <T>(work: (locks: LockManager) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      const locks = getLocks()
      return locks === undefined ? otherwise : await work(locks)
    } catch {
      return otherwise
    }
  }
  return {
    enter: (form) =>
      new Promise((resolve) => {
        const hold = () => {
          resolve()
          return new Promise<void>(() => undefined)
        }
        void attempt<void>((locks) => locks.request(PREFIX + form, hold), undefined).then(resolve)
      }),
    names: () =>
      attempt(async (locks) => {
        const { held = [] } = await locks.query()
        // A shared lock is that of a form that waited for another one to be closed.
        const names = held.flatMap(({ name, mode }) =>
          mode === 'exclusive' && name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
        )
        return new Set(names)
      }, new Set<string>()),
    closed: (form) =>
      attempt<void>((locks) => locks.request(PREFIX + form, { mode: 'shared' }, () => undefined), undefined),
  }
}

/** The open forms of this browser. */
export const openForms = createOpenForms(() => (navigator as Partial<Navigator>).locks)
