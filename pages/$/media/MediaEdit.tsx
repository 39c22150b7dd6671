import { Preparing } from '../Preparing.tsx'

export const MediaEdit = Preparing
