import { logOut } from '#renderer/auth/sign-out.ts'
import { Button } from '#renderer/form/Button.tsx'
import { leaveDrafts } from '#renderer/form/draft-owner.ts'
import { leaveShelf } from '#renderer/shelf/leave-shelf.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { Block } from '../parts/Block.tsx'

const endAll = async () => {
  const { endEverySession } = await import('../member-calls.ts')
  await endEverySession()
  await leaveShelf()
  leaveDrafts()
  await logOut()
  return true
}

const ask = () =>
  openDialog({
    text: 'すべての端末からログアウトしますか\nこの端末も含みます。もう一度使うときは、それぞれの端末でログインしてください。',
    acceptText: 'すべてログアウト',
    acceptColor: 'danger',
    onAccept: endAll,
  })

/** For who has left a session open somewhere, or fears that somebody else has one. */
export const Sessions = () => (
  <Block
    title="ログイン中の端末"
    about="ほかの端末でログインしたままのときや、身に覚えのない利用があったときに、すべてのログインをすぐに終えられます。"
  >
    <div>
      <Button onClick={ask}>すべての端末からログアウト</Button>
    </div>
  </Block>
)
