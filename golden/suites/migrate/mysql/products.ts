export const products = ['mysql', 'mariadb'] as const

export type Product = (typeof products)[number]
