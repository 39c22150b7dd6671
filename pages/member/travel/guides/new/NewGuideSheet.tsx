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
import type { Wanted } from './wanted.ts'

type Props = { wanted: Wanted; opener: HTMLElement; onClose: () => void }

type Keep = (guide: NewGuide) => Promise<void>

/** Makes the guide and opens it in place of the sheet. Without a network the device keeps it until it can be sent. */
const make = (keep: Keep | undefined) => async (guide: NewGuide) => {
  await makeGuide(guide).catch((error) => {
    if (!keep || !(error instanceof FetchError)) throw error
    return keep(guide)
  })
  await navigate(link('@travel-guides', { id: guide.guide.id }), { replace: true })
  notify({ description: `「${guide.guide.title}」を作りました。`, color: 'success' })
}

/** The way to a new guide. */
export const NewGuideSheet = ({ wanted, opener, onClose }: Props) => {
  const onMake = make(useTravelStore()?.create)
  return (
    <SheetFrame
      title={wanted.way === 'course' ? '記事の行程からしおりを作る' : '新しいしおりを作る'}
      opener={opener}
      onClose={onClose}
    >
      {wanted.way === 'course' ? (
        <FromCourse slug={wanted.article} courseId={wanted.course} onMake={onMake} />
      ) : (
        <NewGuideForm wanted={wanted} onMake={onMake} />
      )}
    </SheetFrame>
  )
}
