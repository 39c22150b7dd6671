import { HANDLE_HELP } from './Handle.tsx'

/** Keyboard instructions and announcements of moves, for screen readers. */
export const HandleHelp = ({ announcement }: { announcement: string }) => (
  <>
    <p id={HANDLE_HELP} hidden>
      スペースキーで持ち上げ、矢印キーで動かし、もう一度スペースキーで置きます。
    </p>
    <p className="visually-hidden" aria-live="assertive" data-moves="">
      {announcement}
    </p>
  </>
)
