import { Preparing } from '../Preparing.tsx'

export const Authors = Preparing
