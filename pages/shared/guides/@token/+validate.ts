import type { Validate } from '#renderer/loader.ts'

/** Revoked links respond like links that never existed. */
export const validate: Validate = ({ sharedGuide }) =>
  sharedGuide
    ? true
    : {
        status: 404,
        text: 'このしおりは公開されていません。\nリンクが取り消されたか、アドレスが途中で切れている可能性があります。',
      }
