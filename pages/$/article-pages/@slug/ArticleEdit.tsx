import { Preparing } from '../../Preparing.tsx'

export const ArticleEdit = Preparing
