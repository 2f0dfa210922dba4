import { atom } from 'nanostores'

/** Whether the screen holds input that is not saved: leaving it asks first, and the end of a session does not close it. */
export const $unsaved = atom(false)
