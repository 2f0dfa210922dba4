/** What a journey looks for: an element that a person can see, by its role and its accessible name. */
export interface Target {
  role: 'button' | 'link' | 'heading' | 'field' | 'file'
  name: string
}

/** One window of a browser with a fresh profile. What does not happen in time is an error that says what was looked for. */
export interface Window {
  /** Opens an address and waits until it is loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page, which may use nothing from outside, and returns its answer, if that is JSON. */
  evaluate<R>(run: () => R): Promise<Awaited<R>>
  /** Waits until the element is there. */
  see(target: Target): Promise<void>
  click(target: Target): Promise<void>
  /** Replaces the text of a field, by the keyboard. */
  fill(target: Target, text: string): Promise<void>
  /** Chooses a file, by its path. */
  choose(target: Target, path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** A browser besides Chromium. */
export interface Engine {
  name: string
  /** Where its programs lie; undefined if they are not installed. */
  find(): Record<string, string> | undefined
  /** What Debian calls them. */
  packages: readonly string[]
  /** How to have them on another system. */
  advice: string
  /** Opens a window with a fresh profile, whose requests all go through a proxy. Throws if the browser is not installed. */
  open(proxy: string): Promise<Window>
}
