import type { FieldErrors } from 'react-hook-form'

export type FieldError = { name: string; message: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const collect = (node: Record<string, unknown>, path: string): FieldError[] =>
  typeof node.message === 'string'
    ? [{ name: path, message: node.message }]
    : Object.entries(node).flatMap(([key, value]) =>
        key !== 'ref' && isObject(value) ? collect(value, path ? `${path}.${key}` : key) : [],
      )

/** All errors of a form by the path of the field: `days.0.title`. */
export const listErrors = (errors: FieldErrors): FieldError[] => collect(errors, '')
