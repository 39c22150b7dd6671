import { link } from '#domain/url/link.ts'
import { Block } from '../parts/Block.tsx'

/** A note for administrators: the last one cannot delete their account. */
export const AdminFirst = () => (
  <Block
    title="管理者の方へ"
    about={
      <>
        ほかに管理者がいないときは、退会できません。先に、編集室の
        <a href={link('$-accounts')}>会員と役割</a>
        で、ほかの人に管理者の役割を割り当ててください。
      </>
    }
  />
)
