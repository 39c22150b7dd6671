import { link } from '#domain/link.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { makeGuide } from '#renderer/travel/calls.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { FromCourse } from './FromCourse.tsx'
import { NewGuideForm } from './NewGuideForm.tsx'
import type { Wanted } from './wanted.ts'

type Props = { wanted: Wanted; opener: HTMLElement; onClose: () => void }

/** Makes the guide and opens it in place of the sheet. */
const make = async (guide: NewGuide) => {
  await makeGuide(guide)
  await navigate(link('@travel-guides', { id: guide.guide.id }), { replace: true })
  notify({ description: `「${guide.guide.title}」を作りました。`, color: 'success' })
}

/** The way to a new guide. */
export const NewGuideSheet = ({ wanted, opener, onClose }: Props) => (
  <SheetFrame
    title={wanted.way === 'course' ? '記事の行程からしおりを作る' : '新しいしおりを作る'}
    opener={opener}
    onClose={onClose}
  >
    {wanted.way === 'course' ? (
      <FromCourse slug={wanted.article} courseId={wanted.course} onMake={make} />
    ) : (
      <NewGuideForm wanted={wanted} onMake={make} />
    )}
  </SheetFrame>
)
