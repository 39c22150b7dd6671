import { notify } from '#renderer/shell/messages/notifications.ts'

const copy = async (number: string) => {
  try {
    await navigator.clipboard.writeText(number)
    notify({ description: '予約番号をコピーしました。', color: 'success' })
  } catch {
    notify({ description: 'コピーできませんでした。番号を選んでコピーしてください。', color: 'warning' })
  }
}

/** A booking number, large and copyable. */
export const BookingNumber = ({ number }: { number: string }) => (
  <p className="flex flex-wrap items-center gap-x-8 text-15">
    <span className="text-13 text-usuzumi">予約番号</span>
    <span className="wrap-anywhere tabular-nums">{number}</span>
    <button
      className="min-h-tap cursor-pointer border-0 bg-transparent px-12 text-13 text-ai underline underline-offset-[0.25em]"
      type="button"
      onClick={() => copy(number)}
    >
      コピー<span className="visually-hidden">：予約番号{number}</span>
    </button>
  </p>
)
