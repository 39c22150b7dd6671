import { blockDefinition } from '../blocks/block-types.ts'
import { linksIn } from '../blocks/links.ts'
import { CONTENT_KINDS } from '../content/kind.ts'
import { advice, blocking, problemsIf, type Rule, textIn } from './checklist-rule.ts'
import { draftBlocks, picturesInDraft, refsInDraft } from './draft-parts.ts'
import { titleOf } from './fields.ts'

const refRules: Rule = (kind, fields, { refs }) =>
  refsInDraft(kind, fields).flatMap((ref) => {
    const state = refs[`${ref.kind}:${ref.id}`]
    const { label } = CONTENT_KINDS[ref.kind]
    return problemsIf(
      state === 'missing' &&
        blocking(ref.field, `紹介している${label}が見つかりません。選び直してください。`),
      state === 'hidden' &&
        advice(
          ref.field,
          `紹介している${label}は公開されていません。公開されるまで、読者には表示されません。`,
        ),
    )
  })

/** The path of an internal link, without query and fragment. */
export const ownPathOf = (href: string): string | null =>
  href.startsWith('/') ? (href.split(/[?#]/)[0] ?? null) : null

const linkRules: Rule = (_kind, fields, { deadPaths }) =>
  linksIn(fields).flatMap(({ field, href }) => {
    const path = ownPathOf(href)
    return problemsIf(
      path !== null &&
        deadPaths.has(path) &&
        advice(field, `リンク先のページ「${path}」は公開されていません。`),
    )
  })

const FILE_NAME = /^(img|dsc|pxl|image|photo|screenshot)?[\s_-]*\d*\.?(jpe?g|png|webp|heic|gif)?$/i

const pictureRules: Rule = (_kind, fields) => {
  const title = titleOf(fields)
  return picturesInDraft(fields).flatMap(({ field, picture }) => {
    const alt = textIn(picture.alt)
    return problemsIf(
      alt !== '' &&
        (FILE_NAME.test(alt) || alt === title) &&
        advice(`${field}.alt`, '説明文（代替テキスト）には、画像に何が写っているかを言葉で書いてください。'),
    )
  })
}

/** A level-3 heading needs a level-2 heading before it, for outlines and screen readers. */
const headingRules: Rule = (kind, fields) => {
  const headings = draftBlocks(kind, fields).filter(({ type }) => type === 'heading')
  const [first] = headings
  return problemsIf(
    first?.data.level === 3 && advice(first.field, '最初の見出しは大きい見出し（h2）にしてください。'),
  )
}

/** The suggestions of the block's type (domain/blocks/define-block.ts). */
const blockRules: Rule = (kind, fields) =>
  draftBlocks(kind, fields).flatMap(({ field: block, type, data }) =>
    (blockDefinition(type)?.warnings?.(data) ?? []).map(({ field, message }) =>
      advice(`${block}.data.${field}`, message),
    ),
  )

/** Referenced content exists, and pictures have alt texts. */
export const contentRules: Rule = (...args) =>
  [refRules, linkRules, pictureRules, headingRules, blockRules].flatMap((rule) => rule(...args))
