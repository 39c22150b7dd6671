import type { NewGuide } from '#domain/travel/new-guide.ts'
import { link } from '#domain/url/link.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { FetchError } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { makeGuide } from '#renderer/travel/calls.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { useTravelStore } from '../../store/useTravelStore.ts'
import { FromCourse } from './FromCourse.tsx'
import { NewGuideForm } from './NewGuideForm.tsx'
import type { NewGuideSource } from './new-guide-source.ts'

type Props = { source: NewGuideSource; opener: HTMLElement; onClose: () => void }

type SaveGuide = (guide: NewGuide) => Promise<void>

/** Creates the guide and opens it in place of the sheet. Offline it is queued on the device. */
const make = (save: SaveGuide | undefined) => async (guide: NewGuide) => {
  await makeGuide(guide).catch((error) => {
    if (!save || !(error instanceof FetchError)) throw error
    return save(guide)
  })
  await navigate(link('@travel-guides', { id: guide.guide.id }), { replace: true })
  notify({ description: `「${guide.guide.title}」を作りました。`, color: 'success' })
}

/** The dialog that creates a guide. */
export const NewGuideSheet = ({ source, opener, onClose }: Props) => {
  const onMake = make(useTravelStore()?.create)
  return (
    <SheetFrame
      title={source.from === 'course' ? '記事の行程からしおりを作る' : '新しいしおりを作る'}
      opener={opener}
      onClose={onClose}
    >
      {source.from === 'course' ? (
        <FromCourse slug={source.article} courseId={source.course} onMake={onMake} />
      ) : (
        <NewGuideForm source={source} onMake={onMake} />
      )}
    </SheetFrame>
  )
}
