import { clockTime } from '../clock-time.ts'
import { Panel } from './panel.tsx'

interface DraftOfferProps {
  offer: { at: string }
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what was typed in a form that was closed, and never saved. */
export function DraftOffer({ offer, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Panel title={`You have unsaved changes from ${clockTime(new Date(offer.at))}`}>
      <p>They were kept on this device. Restore them to go on, or discard them for good.</p>
      <div className="panel-actions">
        <button className="button" type="button" onClick={onRestore}>
          Restore
        </button>
        <button className="button quiet" type="button" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </Panel>
  )
}
