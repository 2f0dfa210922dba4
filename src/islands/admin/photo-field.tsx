import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $photoUpload, releasePhoto, uploadPhoto } from '../../stores/photo.ts'
import { canStoreFiles } from '../../stores/uploads.ts'
import { useForm } from './form/field.tsx'
import { TextField } from './form/text-field.tsx'
import { PhotoPreview } from './photo-preview.tsx'

const hint = 'The web address of a picture; a shared-drive link works, too. Without one the initials are shown.'

/** A member's photo: an address, or a file that is uploaded and gets one. */
export function PhotoField() {
  const { editor, form } = useForm()
  const upload = useStore($photoUpload)
  const path = form.base?.stored['photoPath']
  useEffect(() => () => releasePhoto(path), [path])
  const send = async (file: File | undefined) => {
    const address = file && (await uploadPhoto(file, String(form.values['photoUrl'] ?? '')))
    if (address !== undefined) editor.change({ photoUrl: address })
  }
  return (
    <div className="photo-field">
      <TextField name="photoUrl" type="url" optional hint={hint} />
      {canStoreFiles ? (
        <p className="field-tools">
          <label className="button quiet">
            {upload.status === 'sending' ? 'Uploading…' : 'Upload a photo'}
            <input
              className="visually-hidden"
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                void send(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
        </p>
      ) : (
        <p className="field-hint">This project has no place for files, so photos can be added by address only.</p>
      )}
      <p className="field-error" role="status">
        {upload.status === 'failed' && upload.message}
      </p>
      <PhotoPreview name="photoUrl" />
    </div>
  )
}
