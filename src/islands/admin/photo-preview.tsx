import { useDeferredValue, useState } from 'react'
import { parseImageUrl } from '../../model/url.ts'
import { useForm } from './form/field.tsx'

/** Shows the picture that an address leads to, or says that it leads to none. */
export function PhotoPreview({ name }: { name: string }) {
  const address = useDeferredValue(parseImageUrl(String(useForm().form.values[name] ?? '')))
  const [broken, setBroken] = useState<string>()
  if (address === undefined) return null
  if (broken === address) {
    return (
      <p className="problems" role="status">
        No picture could be loaded from this address.
      </p>
    )
  }
  return (
    <img
      className="photo-preview"
      src={address}
      alt="Preview"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  )
}
