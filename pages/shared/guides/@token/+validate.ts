import type { Validate } from '#renderer/loader.ts'

/** Whether there has ever been such a link is nobody's to know: one that was taken back answers like any other. */
export const validate: Validate = ({ sharedGuide }) =>
  sharedGuide
    ? true
    : {
        status: 404,
        text: 'このしおりは公開されていません。\nリンクが取り消されたか、アドレスが途中で切れている可能性があります。',
      }
