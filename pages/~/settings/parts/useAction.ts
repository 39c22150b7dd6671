export { plainLines, useAction } from '#renderer/form/useAction.ts'
