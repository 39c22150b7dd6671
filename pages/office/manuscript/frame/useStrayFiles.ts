import { blocksFieldOf } from '#domain/manuscript/fields.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useIncomingFiles } from '../../media/upload/useIncomingFiles.ts'
import { paths } from '../../paths.ts'
import { useManuscriptState } from '../manuscript-context.ts'

const IN_BODY = '画像は本文に置くか貼り付けると入ります。'
const IN_FIELDS = 'ほかの欄では、「画像の管理」に加えた画像から選びます。'

/** Handles files dropped or pasted outside the body; the browser would navigate away. */
export function useStrayFiles(): void {
  const hasBody = useManuscriptState(
    ({ document }) => document !== null && blocksFieldOf(document.manuscript.kind) !== null,
  )
  useIncomingFiles(() =>
    notify({
      color: 'warning',
      description: hasBody
        ? `${IN_BODY}${IN_FIELDS}`
        : '画像は「画像の管理」に加えてから、その欄で選びます。',
      duration: 10_000,
      isOfPage: true,
      action: { label: '画像の管理を開く', onSelect: () => window.open(paths.media(), '_blank', 'noopener') },
    }),
  )
}
