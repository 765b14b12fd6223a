"""Gives every object that room-pictures builds a class and a piece, by the function that builds it."""
import sys

import bpy

import labels
from geometry import scene
from scenes.quick_builders import stand_ins

_open = []          # classes of the running builders, the innermost last
_pieces = [0]


def place_labelled(place):
    """Wraps geometry.scene.place: objects remember their class (furniture by default) and piece."""
    def build(obj, *args, **keywords):
        obj['label'] = _open[-1] if _open else labels.FURNITURE
        obj['piece'] = _pieces[0]
        return place(obj, *args, **keywords)
    return build


class Labelled:
    """`with Labelled(labels.DOOR):` gives all objects built inside that class; the outermost begins a new piece."""

    def __init__(self, label):
        self.label = label

    def __enter__(self):
        if not _open:
            _pieces[0] += 1
        _open.append(self.label)

    def __exit__(self, *_):
        _open.pop()


def _labelled(function, label):
    def build(*args, **keywords):
        with Labelled(label):
            return function(*args, **keywords)
    build.__name__ = function.__name__
    return build


def _targets():
    from furniture import (bath_mats, bathroom_fittings, bathtubs, bed, bedding, blinds, bookcase, books, clutter, drapery, fireplace, kitchen_hoods, kitchen_island,
                           kitchen_tall_unit, kitchen_units, lamps, lavatories, pendants, pictures, plants, power_points, rugs, shelf_ware, table_lamps, tabletop, tiling, vanity, walls_art)
    from geometry import cushions
    from rooms import bathroom, floors, shell, walls, windows
    return {
        labels.WALL: [walls.build_wall, bathroom._tile, tiling.splashback],
        labels.FLOOR: [floors.lay_floor], labels.CEILING: [shell._ceiling],
        labels.WINDOW: [windows.build_window, windows.hang_view],
        labels.CUPBOARD: [kitchen_units.base_run, kitchen_units.upper_run, kitchen_tall_unit.tall_unit, kitchen_island.island, vanity.vanity],
        labels.FURNITURE: [bed.bed, bookcase.bookcase, fireplace.fireplace, shelf_ware.open_shelves, walls_art.shelf],
        labels.TEXTILE: [drapery.hang_curtains, blinds.hang_blind, drapery.curtain_panel, bedding.make_bed, cushions.pillow, bathroom_fittings.towel_rail, drapery.pouf],
        labels.RUG: [rugs.rug, bath_mats.bath_mat],
        labels.LAMP: [lamps.floor_lamp, table_lamps.table_lamp, pendants.pendant, bathroom_fittings.wall_light],
        labels.PLANT: [plants.plant],
        labels.OTHER: [pictures.framed, pictures.art_group, bathtubs.bathtub, lavatories.lavatory, bathroom_fittings.paper_holder, bathroom_fittings.shower,
                       bathroom_fittings.wall_mirror, kitchen_units.worktop_things, kitchen_units._sink, kitchen_units._oven, kitchen_units._hob,
                       kitchen_hoods.hood, tabletop.vase, books.book_stack, books.book_row, tabletop.fruit_bowl, tabletop.basket,
                       clutter.box_stack, clutter.laundry, clutter.newspapers, clutter.toys, clutter.shoes, clutter.cable, clutter.calendar, power_points.socket,
                       power_points.switch],
    }


def label_builders(folders):
    """Replaces the builders of every module under `folders` (a tuple) with labelling or quicker ones; call it once."""
    swapped = {id(scene.place): place_labelled(scene.place)}
    swapped.update({id(slow): quick for slow, quick in stand_ins()})
    for label, functions in _targets().items():
        swapped.update({id(f): _labelled(f, label) for f in functions})
    for module in list(sys.modules.values()):
        if str(getattr(module, '__file__', None) or '').startswith(folders):
            for name, value in list(vars(module).items()):
                if id(value) in swapped:
                    setattr(module, name, swapped[id(value)])
                elif isinstance(value, dict) and name.isupper():
                    value.update({k: swapped[id(v)] for k, v in value.items() if id(v) in swapped})


def number_objects():
    """Writes class and piece into the index that the renderer writes."""
    for obj in bpy.data.objects:
        obj.pass_index = obj.get('piece', 0) % 1000 * labels.ROOM_BITS + obj.get('label', labels.UNKNOWN)
    for k, material in enumerate(bpy.data.materials):
        material.pass_index = 1 + k % 255
