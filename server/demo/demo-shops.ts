import auLevainDuMarais from './shops/au-levain-du-marais.json';
import bouchonDesMarronniers from './shops/bouchon-des-marronniers.json';
import burgerBeaubourg from './shops/burger-beaubourg.json';
import cafeDAinay from './shops/cafe-d-ainay.json';
import cafeDeLArsenal from './shops/cafe-de-l-arsenal.json';
import cafeDesTournelles from './shops/cafe-des-tournelles.json';
import fournilSaintPaul from './shops/fournil-saint-paul.json';
import laCreperieDuTemple from './shops/la-creperie-du-temple.json';
import laMieDeLIle from './shops/la-mie-de-l-ile.json';
import leComptoirDesTartines from './shops/le-comptoir-des-tartines.json';
import leFourDeBastille from './shops/le-four-de-bastille.json';
import lePetitPetrin from './shops/le-petit-petrin.json';
import lesRosiersDeLeila from './shops/les-rosiers-de-leila.json';
import maisonBerthier from './shops/maison-berthier.json';
import painEtAmandes from './shops/pain-et-amandes.json';
import pizzeriaLucia from './shops/pizzeria-lucia.json';
import pralinesEtLevain from './shops/pralines-et-levain.json';
import samiGrill from './shops/sami-grill.json';
import { demoShop, type DemoShop, type ShopFile } from './demo-shop';

/**
 * The demo's shops: fifteen around the rue de Rivoli in Paris, three around the place Bellecour in Lyon (specification
 * 10.2).
 */
export const demoShops: readonly DemoShop[] = (
  [
    auLevainDuMarais,
    fournilSaintPaul,
    samiGrill,
    cafeDesTournelles,
    laMieDeLIle,
    maisonBerthier,
    painEtAmandes,
    leFourDeBastille,
    lePetitPetrin,
    pizzeriaLucia,
    leComptoirDesTartines,
    lesRosiersDeLeila,
    burgerBeaubourg,
    cafeDeLArsenal,
    laCreperieDuTemple,
    pralinesEtLevain,
    bouchonDesMarronniers,
    cafeDAinay,
  ] as ShopFile[]
).map(demoShop);
