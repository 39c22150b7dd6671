import { HANDLE_HELP } from './Handle.tsx'

/** How lines are moved with the keys, and what became of it: for who cannot see it. */
export const HandleHelp = ({ said }: { said: string }) => (
  <>
    <p id={HANDLE_HELP} hidden>
      スペースキーで持ち上げ、矢印キーで動かし、もう一度スペースキーで置きます。
    </p>
    <p className="visually-hidden" aria-live="assertive" data-moves="">
      {said}
    </p>
  </>
)
