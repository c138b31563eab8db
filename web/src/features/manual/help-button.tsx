import { IconHelp } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useKeys } from '../../lib/use-keys.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { late } from '../../ui/late.tsx'
import { chapterOf } from './chapter-heads.ts'

const HelpDialog = late(() => import('./help-dialog.tsx'))

/** Opens the chapter of the manual that fits the screen; F1 does so from everywhere (EASE-12). */
export function HelpButton() {
  const chapter = useLocation({ select: ({ pathname }) => chapterOf(pathname) })
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()
  const open = () => (chapter === null ? void router.navigate(paths.help('anfang')) : setOpen(true))
  useKeys({ F1: open })
  return (
    <>
      <IconButton icon={IconHelp} label="Hilfe zu dieser Seite (F1)" onClick={open} />
      {isOpen && chapter !== null && (
        <Suspense>
          <HelpDialog chapter={chapter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
