import { useState, type SubmitEvent } from 'react'
import { uploads } from '../../../stores/uploads.ts'

/** Adds a picture that lies elsewhere. Its preview appears in the list. */
export function AddByAddress() {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refusal = uploads.addAddress(address)
    setProblem(refusal)
    if (refusal === undefined) setAddress('')
    else document.getElementById('upload-address')?.focus()
  }
  return (
    <form className="add-by-address" onSubmit={add} noValidate>
      <label htmlFor="upload-address">Address of a picture</label>
      <div>
        <input
          id="upload-address"
          type="url"
          inputMode="url"
          autoComplete="off"
          value={address}
          aria-describedby="upload-address-hint"
          aria-invalid={problem !== undefined}
          onChange={({ target }) => setAddress(target.value)}
        />
        <button className="button quiet" type="submit">
          Add
        </button>
      </div>
      <p className="hint" id="upload-address-hint">
        {problem === undefined ? (
          'Links to shared-drive files work too, if anyone with the link may view the file.'
        ) : (
          <span className="problem">{problem}</span>
        )}
      </p>
    </form>
  )
}
