import { Preparing } from '../Preparing.tsx'

export const PickEdit = Preparing
