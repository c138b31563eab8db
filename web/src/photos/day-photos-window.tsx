import { Window } from '../ui/dialogs/window.tsx'
import { PhotoPanel } from './photo-panel.tsx'

/** The photos of a day over the plan it stands in. */
export function DayPhotosWindow({ day, title, onClose }: { day: number; title: string; onClose: () => void }) {
  return (
    <Window title={title} size={860} onClose={onClose}>
      <PhotoPanel home="day" id={day} />
    </Window>
  )
}
