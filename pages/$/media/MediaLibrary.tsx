import { Preparing } from '../Preparing.tsx'

export const MediaLibrary = Preparing
