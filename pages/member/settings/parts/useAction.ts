export { useAction } from '#renderer/form/useAction.ts'
