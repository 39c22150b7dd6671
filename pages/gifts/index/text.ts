export const LEAD = '日持ちと買える場所を添えて、土地の味と手仕事を紹介します。'
